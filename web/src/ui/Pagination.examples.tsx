import { Pagination } from './Pagination.tsx'

const toPages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    href: `?page=${index + 1}`,
    label: `Page ${index + 1}`,
  }))
const ARROWS = { previousLabel: 'Previous page', nextLabel: 'Next page' }

export const paginationExamples = [
  { id: 'first', show: <Pagination label="First of three" pages={toPages(3)} current={1} {...ARROWS} /> },
  { id: 'middle', show: <Pagination label="Second of three" pages={toPages(3)} current={2} {...ARROWS} /> },
  { id: 'many', show: <Pagination label="Last of twenty-four" pages={toPages(24)} current={24} {...ARROWS} /> },
] as const
