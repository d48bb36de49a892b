import { Stack, ToggleButton } from '@mui/material';
import { use } from 'react';
import { LanguageContext, languages, type LanguageChoice } from './texts';

interface Props {
  chosen: LanguageChoice;
  onChoose: (language: LanguageChoice) => void;
}

export default function Languages({ chosen, onChoose }: Props) {
  const { t } = use(LanguageContext);
  return (
    <Stack
      role="group"
      aria-label={t('language')}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ marginInlineStart: 'auto' }}
    >
      {languages.map((language) => (
        <ToggleButton
          key={language.code}
          lang={language.code}
          value={language.code}
          size="small"
          selected={language === chosen}
          onChange={() => onChoose(language)}
          sx={{ textTransform: 'none' }}
        >
          {language.name}
        </ToggleButton>
      ))}
    </Stack>
  );
}
