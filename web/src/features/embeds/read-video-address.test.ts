import { expect, test } from 'vitest'
import { readVideoAddress } from './read-video-address.ts'

const ID = 'dQw4w9WgXcQ'

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, { platform: 'youtube', id: ID }],
  [`https://youtu.be/${ID}?t=90`, { platform: 'youtube', id: ID, start: 90 }],
  [`https://m.youtube.com/watch?list=x&v=${ID}&t=1h2m3s`, { platform: 'youtube', id: ID, start: 3_723 }],
  [`https://www.youtube.com/shorts/${ID}`, { platform: 'youtube', id: ID }],
  [`https://www.youtube-nocookie.com/embed/${ID}?start=5`, { platform: 'youtube', id: ID, start: 5 }],
  ['https://vimeo.com/123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/123456/0abc12', { platform: 'vimeo', id: '123456', key: '0abc12' }],
  ['https://player.vimeo.com/video/123456?h=0abc12', { platform: 'vimeo', id: '123456', key: '0abc12' }],
])('%s is a video', (address, video) => {
  expect(readVideoAddress(address)).toEqual(video)
})

test.each([
  `https://youtube.com.example/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  'https://www.youtube.com/watch?v=tooshort',
  `https://www.youtube.com/watch?v=${ID}"><script>`,
  'https://www.youtube.com/@channel',
  'https://vimeo.com/about',
  `https://player.vimeo.com/video/../${ID}`,
  'https://films.example/1',
])('%s is none', (address) => {
  expect(readVideoAddress(address)).toBeUndefined()
})
