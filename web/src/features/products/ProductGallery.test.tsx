// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mediaEntry, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { startCarousel } from './browser/start-carousel.ts'
import { ProductGallery } from './ProductGallery.tsx'
import { toProductDetail } from './product-detail.ts'

afterEach(cleanup)

const WIDTH = 300
const KEYS = ['front', 'back', 'bowl']
const FILM = <p>Watch it elsewhere</p>

function show(images: readonly string[], video?: typeof FILM) {
  const { body } = product('42', { images: [...images] })
  const ctx = createTestContext(
    'tailwell/en_US',
    images.map((key) => mediaEntry(key)),
  )
  render(<ProductGallery {...toProductDetail(ctx, body).gallery} video={video} />)
}

describe('the video (spec §4)', () => {
  test('is one more slide after the pictures, with a thumbnail that leads to it', () => {
    show(KEYS, FILM)
    const slides = [...screen.getByRole('group', { name: 'Product images' }).children]
    expect(slides).toHaveLength(4)
    expect(slides[3]?.textContent).toContain('Watch it elsewhere')
    expect(document.querySelector(screen.getByRole('link', { name: 'Video' }).getAttribute('href') ?? '')).toBe(
      slides[3],
    )
  })

  test('forms a strip with a single picture, and is shown without a strip when there is no picture', () => {
    show(['front'], FILM)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/imaging/front/1500x1500/1', '#image-1', '#image-2'])
    cleanup()
    show([], FILM)
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getByText('Watch it elsewhere')).toBeDefined()
  })
})

describe('the carousel with script (spec §4)', () => {
  let strip: HTMLElement

  beforeEach(() => {
    show(KEYS, FILM)
    strip = screen.getByRole('group', { name: 'Product images' })
    // jsdom has no layout and cannot scroll.
    Object.defineProperty(strip, 'clientWidth', { value: WIDTH })
    strip.scrollTo = (to) => {
      strip.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
      fireEvent.scroll(strip)
      fireEvent(strip, new Event('scrollend'))
    }
    startCarousel()
  })

  const place = () => strip.scrollLeft / WIDTH
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const marked = () => screen.getByRole('link', { current: true }).getAttribute('aria-label')

  test('goes round with the buttons, from the first picture to the video and back to the first', () => {
    press('Previous image')
    expect(place()).toBe(3)
    expect(screen.getByRole('status').textContent).toBe('Video')
    press('Next image')
    expect(place()).toBe(0)
    press('Next image')
    expect([place(), screen.getByRole('status').textContent, marked()]).toEqual([
      1,
      'Image 2 of 3',
      'Show image 2 of 3',
    ])
  })

  test('goes round with arrow keys that are pressed on the strip, not in its content', () => {
    fireEvent.keyDown(strip, { key: 'ArrowLeft' })
    expect(place()).toBe(3)
    fireEvent.keyDown(strip, { key: 'ArrowRight' })
    fireEvent.keyDown(screen.getByText('Watch it elsewhere'), { key: 'ArrowRight' })
    expect(place()).toBe(0)
  })

  test('shows the picture of a clicked thumbnail without following the link', () => {
    expect(fireEvent.click(screen.getByRole('link', { name: 'Show image 3 of 3' }))).toBe(false)
    expect([place(), marked()]).toEqual([2, 'Show image 3 of 3'])
  })
})
