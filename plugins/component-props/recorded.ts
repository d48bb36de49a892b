/** What each component of the table receives, as recorded from the running library by tools/record-component-props.ts. */
export type RecordedProps = Record<string, Record<string, RecordedProp>>;

interface RecordedProp {
  /** `typeof` of the values, with separate names for array, element and null. */
  kinds: string[];
  /** When the prop is there: "always", or in which part of the table and with which features. */
  when: string;
}
