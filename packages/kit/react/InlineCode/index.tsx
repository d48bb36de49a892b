/** A text with its words between two backticks as code; a single one stays. */
export default function InlineCode({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) => {
    // With a capturing split, every second part is the text in between.
    const isCode = index % 2 === 1;
    // The parts of a text have no other name.
    return isCode ? <code key={index}>{part}</code> : part;
  });
}
