import { expect, test } from 'vitest'
import { isOfVideoPlatform, readVideoAddress } from './read-video-address.ts'

const ID = 'dQw4w9WgXcQ'

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, { platform: 'youtube', id: ID }],
  [`https://youtu.be/${ID}?t=90`, { platform: 'youtube', id: ID, start: 90 }],
  [`https://m.youtube.com/watch?list=x&v=${ID}&t=1h2m3s`, { platform: 'youtube', id: ID, start: 3_723 }],
  [`https://www.youtube.com/shorts/${ID}`, { platform: 'youtube', id: ID }],
  [`https://www.youtube-nocookie.com/embed/${ID}?start=5`, { platform: 'youtube', id: ID, start: 5 }],
  [`https://youtu.be/${ID}/`, { platform: 'youtube', id: ID }],
  [`https://youtu.be/${ID}?si=aBcDeFgHiJkLmNoP&t=12`, { platform: 'youtube', id: ID, start: 12 }],
  [`https://www.youtu.be/${ID}`, { platform: 'youtube', id: ID }],
  [
    `https://www.youtube.com/watch?app=desktop&v=${ID}&feature=youtu.be#t=1m5s`,
    { platform: 'youtube', id: ID, start: 65 },
  ],
  [`https://www.youtube.com/watch/${ID}`, { platform: 'youtube', id: ID }],
  [`https://youtube.com/shorts/${ID}?feature=share`, { platform: 'youtube', id: ID }],
  [`https://m.youtube.com/shorts/${ID}/`, { platform: 'youtube', id: ID }],
  [`https://www.youtube.com/live/${ID}?si=x`, { platform: 'youtube', id: ID }],
  [`https://www.youtube.com/embed/${ID}?si=x`, { platform: 'youtube', id: ID }],
  [`https://music.youtube.com/watch?v=${ID}&si=x`, { platform: 'youtube', id: ID }],
  [`https://studio.youtube.com/video/${ID}/edit`, { platform: 'youtube', id: ID }],
  [`https://www.youtubekids.com/watch?v=${ID}`, { platform: 'youtube', id: ID }],
  ['https://vimeo.com/manage/videos/123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/manage/videos/123456/0abc12def3', { platform: 'vimeo', id: '123456', key: '0abc12def3' }],
  ['https://vimeo.com/manage/videos/123456/0abc12def3/privacy', { platform: 'vimeo', id: '123456', key: '0abc12def3' }],
  ['https://vimeo.com/manage/123456/general', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/showcase/98765/video/123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/showcase/98765/video/123456?h=0abc12', { platform: 'vimeo', id: '123456', key: '0abc12' }],
  ['https://vimeo.com/album/98765/video/123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/user42/review/123456/0abc12def3', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/reviews/0ab-c12/videos/123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/channels/staffpicks/123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/groups/pets/videos/123456/', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/123456/0abc12?share=copy#t=90', { platform: 'vimeo', id: '123456', key: '0abc12', start: 90 }],
  ['https://vimeopro.com/brand/films/video/123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/showcase/98765?video=123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/staffpicks/123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/fr/123456', { platform: 'vimeo', id: '123456' }],
  ['https://vimeo.com/123456/settings', { platform: 'vimeo', id: '123456' }],
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
  'https://www.youtube.com/playlist?list=PL0123456789',
  `https://youtu.be/${ID}/extra`,
  `https://www.youtube.com/shorts/${ID}x`,
  'https://vimeo.com/showcase/98765',
  'https://vimeo.com/user42',
  'https://vimeo.com/event/123456',
  'https://vimeo.com/about',
  `https://player.vimeo.com/video/../${ID}`,
  'https://films.example/1',
])('%s is none', (address) => {
  expect(readVideoAddress(address)).toBeUndefined()
})

test.each([
  ['https://www.youtube.com/@channel', true],
  ['https://vimeo.com/showcase/98765', true],
  ['https://youtu.be/', true],
  ['https://youtube.com.example/watch', false],
  ['https://films.example/1', false],
])('%s is of a platform of videos: %s', (address, expected) => {
  expect(isOfVideoPlatform(address)).toBe(expected)
})
