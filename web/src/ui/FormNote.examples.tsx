import { FormNote } from './FormNote.tsx'

export const formNoteExamples = [
  {
    id: 'privacy',
    show: (
      <FormNote before="What we keep of you, and for how long, is in our " link="privacy policy" after="." href="#" />
    ),
  },
]
