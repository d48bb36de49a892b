/** The role of a member for users of the table. */
export type MemberKind =
  'prop' | 'option' | 'column' | 'component' | 'icon' | 'text' | 'export' | 'ref' | 'field';
