import { ToolButton, ToolGroup } from '#sandbox/tools/Toolbar/index.tsx';
import type { DemoLanguage } from './useDemoLanguage';

interface Props {
  language: DemoLanguage;
  onLanguageChange: (language: DemoLanguage) => void;
}

const languages = [
  { id: 'ts', name: 'TypeScript' },
  { id: 'js', name: 'JavaScript' },
] as const;

/** The choice of the language of shown code. */
export default function Languages({ language, onLanguageChange }: Props) {
  return (
    <ToolGroup>
      {languages.map(({ id, name }) => (
        <ToolButton key={id} isPressed={language === id} onClick={() => onLanguageChange(id)} title={name}>
          {id.toUpperCase()}
        </ToolButton>
      ))}
    </ToolGroup>
  );
}
