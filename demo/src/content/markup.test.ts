import { expect, it } from 'vitest'
import { findMarkupTargets, parseMarkup } from './markup.ts'

it('reads headings, paragraphs, lists and quotes line by line', () => {
  expect(parseMarkup('## Title\nText\n- one\n- two\n1. first\n> said').map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'list',
    'list',
    'quote',
  ])
})

it('reads bold, italic and links within a line, and leaves names like snake_case unchanged', () => {
  expect(parseMarkup('A **bold** and _slanted_ [link](page:care), file_name_here.')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'A ' },
        { text: 'bold', bold: true },
        { text: ' and ' },
        { text: 'slanted', italic: true },
        { text: ' ' },
        { text: 'link', target: 'page:care' },
        { text: ', file_name_here.' },
      ],
    },
  ])
})

it('finds the target of every link, so that it can be checked', () => {
  expect(findMarkupTargets('[a](page:about) and [b](product:10110)\n- [c](mailto:x@y.example)')).toEqual([
    'page:about',
    'product:10110',
    'mailto:x@y.example',
  ])
})
