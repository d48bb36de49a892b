export { default as Facts } from './Facts';
export { default as MemberFilter } from './MemberFilter';
