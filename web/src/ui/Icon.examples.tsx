import { Icon } from './Icon.tsx'

export const iconExamples = [
  { id: 'forward', show: <Icon path="m9 5 7 7-7 7" /> },
  { id: 'tick', show: <Icon path="m5 12 5 5 9-10" /> },
  { id: 'on-brand', ground: 'brand', show: <Icon path="m5 12 5 5 9-10" /> },
] as const
