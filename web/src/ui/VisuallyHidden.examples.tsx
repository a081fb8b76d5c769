import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A screen reader reads more than is visible. */
export const visuallyHiddenExamples = [
  {
    id: 'in-a-link',
    show: (
      <a href="#example-in-a-link">
        Read more
        <VisuallyHidden> about how much to feed</VisuallyHidden>
      </a>
    ),
  },
] as const
