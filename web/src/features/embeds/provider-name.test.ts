import { expect, test } from 'vitest'
import { toProviderName } from './provider-name.ts'

test.each([
  ['https://www.youtube.com/watch?v=abc', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://www.clinic.example/film', 'clinic.example'],
  ['https://notyoutube.com/watch', 'notyoutube.com'],
  ['https://youtube.com.example/watch', 'youtube.com.example'],
])('%s has the provider name %s', (address, name) => {
  expect(toProviderName(address)).toBe(name)
})
