// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Image, type ImageView } from './Image.tsx'

afterEach(cleanup)

const dog: ImageView = { src: '/dog', srcSet: '/dog 350w', width: 350, height: 200, sizes: '350px', alt: 'A dog' }
const PHONE = { srcSet: '/dog-phone 600w', width: 600, height: 200, sizes: '100vw', upTo: 599 }

test('a picture has its size in the HTML and is loaded lazily, unless its priority is high', () => {
  render(<Image image={dog} />)
  const image = screen.getByRole('img', { name: 'A dog' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['350', '200'])
  expect(image.getAttribute('loading')).toBe('lazy')
  cleanup()
  render(<Image image={dog} priority="high" />)
  expect(screen.getByRole('img').hasAttribute('loading')).toBe(false)
})

test('phones get their own picture with its own size', () => {
  const { container } = render(<Image image={{ ...dog, phone: PHONE }} />)
  const source = container.querySelector('picture > source')
  expect(source?.getAttribute('media')).toBe('(max-width: 599px)')
  expect(['srcset', 'width', 'height'].map((name) => source?.getAttribute(name))).toEqual([
    '/dog-phone 600w',
    '600',
    '200',
  ])
})
