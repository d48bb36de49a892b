/** The props of each component, as tools/record-component-props.ts recorded them from the running library. */
export type RecordedProps = Record<string, Record<string, RecordedProp>>;

interface RecordedProp {
  /** `typeof` of the values, with separate names for array, element and null. */
  kinds: string[];
  /** The condition: "always", or in which part of the table and with which features. */
  when: string;
}
