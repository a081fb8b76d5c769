import { Button } from './Button.tsx'

export const buttonExamples = [
  { id: 'normal', show: <Button>Load and play</Button> },
  { id: 'large', show: <Button size="large">Load and play</Button> },
  { id: 'disabled', show: <Button disabled>Nothing to save</Button> },
  { id: 'long-words', show: <Button>Nahrungsmittelunverträglichkeitsberatungstermin auswählen</Button> },
  { id: 'cyrillic', show: <Button>Сохранить выбор и продолжить просмотр</Button> },
] as const
