/**
 * Heaps of the C library. By default every thread that makes pictures has one of its own and gives little of it back: 80 MB after
 * some dozens of pictures, with two of them nearly as much (`npm run bench -- P14`).
 */
export const MALLOC_ARENA_MAX = '1'

/**
 * V8 takes much of a machine with much memory: two halves of 16 MiB and more for what is young in each thread, and several times what
 * lives before it looks for what does not. 1,211 pages in two encodings took 368 MiB, with this and the threshold below 316, for some
 * tenth more time of the processor while each page is drawn for the first time. Halves of 4 MiB instead of 8: 11 MiB less after all
 * 4,857 pages, and as much time of the processor for new and kept pages alike.
 */
export const SITE_NODE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50']

/** Bytes from which the C library (glibc) gives a block back as soon as it is free: between pages that are kept it leaves no holes. */
export const MALLOC_MMAP_THRESHOLD = '65536'
