import type { MediaRowBlock } from './schema.ts'

const CAPTION = 'Brushing takes five minutes a day, and most dogs come to like it.'
const VIDEO: MediaRowBlock['slots'][number] = {
  id: 'film',
  image: 'example-picture',
  videoUrl: 'https://www.youtube.com/watch?v=example',
  videoTitle: 'How to brush a dog that does not like it',
}

/** Keys of pictures are those of `example-entries.ts`. */
export const mediaRowExamples: MediaRowBlock[] = [
  {
    id: 'two-pictures',
    blockType: 'MediaRow',
    rowType: 'image',
    slots: [
      { id: 'left', image: 'example-picture', caption: CAPTION },
      { id: 'right', image: 'example-picture' },
    ],
  },
  {
    id: 'one-picture',
    blockType: 'MediaRow',
    rowType: 'image',
    slots: [{ id: 'only', image: 'example-picture', caption: CAPTION }],
  },
  {
    id: 'two-videos',
    blockType: 'MediaRow',
    rowType: 'video',
    slots: [
      { ...VIDEO, caption: 'Filmed at our own table.' },
      { ...VIDEO, id: 'other', videoUrl: 'https://films.example/2', videoTitle: 'Claws', image: 'gone' },
    ],
  },
  {
    id: 'own-films',
    blockType: 'MediaRow',
    rowType: 'video',
    slots: [
      { id: 'own', image: 'example-picture', film: 'example-film', videoTitle: VIDEO.videoTitle, caption: CAPTION },
      { id: 'upright', image: 'example-picture', film: 'upright-film', videoTitle: 'Claws' },
    ],
  },
  { id: 'one-video', blockType: 'MediaRow', rowType: 'video', slots: [VIDEO] },
]
