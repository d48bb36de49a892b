/** What a member is to someone who uses the table. */
export type MemberKind =
  'prop' | 'option' | 'column' | 'component' | 'icon' | 'text' | 'export' | 'ref' | 'field';
