/**
 * Settings of the C library (glibc) for processes of the site, and for no others.
 *
 * `MALLOC_ARENA_MAX`: by default every thread that makes pictures has a heap of its own and gives little of it back: 80 MB after some
 * dozens of pictures, with two heaps nearly as much (`npm run bench -- P14`).
 * `MALLOC_MMAP_THRESHOLD_`: bytes from which a block is given back as soon as it is free: between pages that are kept it leaves no
 * holes. Packed pages are 8 to 18 kB, so 12 KiB instead of 64 is 44 MB less after all pages in three encodings; drawing new pages
 * takes a tenth more of the processor, kept ones the same. Below 8 KiB each slab of Node's buffers would be such a block. What draws SVG asks for such blocks all the time: with these settings the import of the demo needs twice the processor.
 */
export const SITE_ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '12288' }

/**
 * V8 takes much of a machine with much memory: two halves of 16 MiB and more for what is young in each thread, and several times what
 * lives before it looks for what does not. 1,211 pages in two encodings took 368 MiB, with this and the threshold below 316, for some
 * tenth more time of the processor while each page is drawn for the first time. Halves of 4 MiB instead of 8: 11 MiB less after all
 * 4,857 pages, and as much time of the processor for new and kept pages alike.
 */
export const SITE_NODE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50']
