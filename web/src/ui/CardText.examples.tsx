import { CardText } from './CardText.tsx'

const SENTENCE = 'What a good day out needs, from the first steps in the morning to the last bowl at night.'

export const cardTextExamples = [
  { id: 'short', show: <CardText text="Baked slowly, with oats." /> },
  { id: 'clamped', show: <CardText text={Array.from({ length: 8 }, () => SENTENCE).join(' ')} /> },
] as const
