/** Stamps of spec §3: six animals, and six of the green horse products (reading 7). */
const ANIMAL_STAMPS = ['rabbit', 'bird', 'cat', 'dog', 'fish', 'reptile'] as const
export const GREEN_STAMPS = ['behaviour', 'cup', 'daily', 'horseshoe', 'joints', 'trailer'] as const
export const STAMPS = [...ANIMAL_STAMPS, ...GREEN_STAMPS] as const
export type StampCode = (typeof STAMPS)[number]
