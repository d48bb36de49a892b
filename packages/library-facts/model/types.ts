/** One member as the package's types declare it. */
export interface TypedMember {
  name: string;
  /** The type as TypeScript prints it, without the library's line breaks. */
  type: string;
  isOptional: boolean;
  /** The text of the deprecation tag, if any. */
  deprecated?: string;
  /** Line in types/index.d.ts, counted from 1. */
  line: number;
}

/** The declarations of a types/index.d.ts. */
export interface TypeFacts {
  /** Members by group: the exported interfaces, plus groups nested in one (`editable`, `TableRef`, ...). */
  groups: Map<string, TypedMember[]>;
  /** Names exported as values. */
  values: string[];
}

/** Facts that only a run of the package shows. */
export interface RuntimeFacts {
  exports: string[];
  /** Defaults printed as TypeScript, by `Group.member`. */
  defaults: Record<string, string>;
}

/** `Group.member`, the name of a member everywhere: in claims, known issues, history and the snapshot. */
export type MemberRef = `${string}.${string}`;

export interface Member {
  ref: MemberRef;
  group: string;
  name: string;
  type: string;
  isOptional: boolean;
  /** False when the runtime reads it and the types lack it. */
  isTyped: boolean;
  deprecated?: string;
  line?: number;
  default?: string;
  since?: Since;
  renamedFrom?: string;
}

/** A member's history. */
export type Past = Pick<Member, 'since' | 'renamedFrom'>;

export interface Since {
  /** The first release that has the member, such as `6.1.3`. */
  version: string;
  /** The lines that dropped it later, such as `5.0`, and the releases that restored it, such as `5.1.5`. */
  gaps: { goneIn: string; backIn: string }[];
}

export interface Model {
  version: string;
  /** Every member by its `Group.member`, in the order the package declares them. */
  members: Map<string, Member>;
  /** Group names in the order of the reference. */
  groups: string[];
}
