/** A text with code between two backticks; a single one stays. */
export default function InlineCode({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) => {
    // With a capturing split, every second part is the text in between.
    const isCode = index % 2 === 1;
    // The parts of a text have no other key.
    return isCode ? <code key={index}>{part}</code> : part;
  });
}
