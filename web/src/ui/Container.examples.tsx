import { Container } from './Container.tsx'

const WIDTHS = ['small', 'medium', 'large'] as const
const WORDS = 'Nobody reads lines that never end, so what a page says has a width of its own.'

export const containerExamples = WIDTHS.map((width) => ({
  id: width,
  ground: 'warm' as const,
  show: (
    <Container width={width}>
      <p>{Array.from({ length: 8 }, () => WORDS).join(' ')}</p>
    </Container>
  ),
}))
