/**
 * Settings of the C library (glibc), only for processes of the site.
 *
 * `MALLOC_ARENA_MAX`: by default every thread that makes pictures has its own heap and returns little of it: 80 MB after some dozens
 * of pictures, and nearly as much with two heaps (`npm run bench -- P14`).
 * `MALLOC_MMAP_THRESHOLD_`: blocks from this size on are returned as soon as they are free, and leave no holes between kept pages.
 * Packed pages have 8 to 18 kB, so 12 KiB instead of 64 saves 44 MB after all pages in three encodings; drawing new pages takes a
 * tenth more of the processor, kept ones the same. Below 8 KiB each slab of Node's buffers would be such a block. Drawing SVG
 * allocates such blocks all the time: with these settings the import of the demo needs twice the processor.
 */
export const SITE_ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '12288' }

/**
 * Flags for V8, which takes much memory on a machine that has much: two halves of 16 MiB and more for young objects in each
 * thread, and several times the live memory before it collects. 1,211 pages in two encodings took 368 MiB, with these flags and
 * the threshold below 316, for some tenth more processor time while each page is drawn for the first time. Halves of 4 MiB
 * instead of 8 save 11 MiB after all 4,857 pages, with the same processor time for new and kept pages.
 */
export const SITE_NODE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50']
