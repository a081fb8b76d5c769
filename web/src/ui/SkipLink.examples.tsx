import { SkipLink } from './SkipLink.tsx'

/** Shows when the keyboard reaches it. */
export const skipLinkExamples = [
  { id: 'focus-it', show: <SkipLink to="example-focus-it">To the content</SkipLink> },
] as const
