import { Downloads } from './Downloads.tsx'

const FILES = [
  { key: 'a', href: '#', title: 'Price list', facts: 'PDF, 48 kB', description: 'Holds from 1 January.' },
  { key: 'b', href: '#', title: 'Order form', facts: 'XLSX, 12 kB' },
]

export const downloadsExamples = {
  'two-files': () => ({ show: <Downloads title="Files" files={FILES} /> }),
}
