import { TextColumn } from './TextColumn.tsx'

export const textColumnExamples = [
  {
    id: 'words',
    show: (
      <TextColumn>
        <p>What is asked and told stands where the text of the brand stands, in the middle or beside its headings.</p>
      </TextColumn>
    ),
  },
]
