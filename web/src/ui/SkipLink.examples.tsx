import { SkipLink } from './SkipLink.tsx'

/** Visible only when it has the keyboard's focus. */
export const skipLinkExamples = [
  { id: 'focus-it', show: <SkipLink to="example-focus-it">To the content</SkipLink> },
] as const
