import { DEPARTMENTS, type Department, type ProductFamily } from '../products/family.ts'

type Animal = ProductFamily['animal']

/** Page of an animal, the same name in all countries. */
export const ANIMAL_PAGES = {
  dog: 'dogs',
  cat: 'cats',
  horse: 'horses',
  rabbit: 'rabbits',
  parrot: 'parrots',
  fish: 'fish',
  other: 'others',
} as const satisfies Record<Animal, string>

/** Returns the name of a page below the animal's, and of the category: `dogs-food`. */
export const toDepartmentName = (animal: Animal, department: Department) => `${ANIMAL_PAGES[animal]}-${department}`

/** Lists the animals for which there are products, with their departments, each in the order of the shop. */
export function toDepartments(families: readonly ProductFamily[]): { animal: Animal; departments: Department[] }[] {
  const animals = new Set(families.map(({ animal }) => animal))
  return Object.keys(ANIMAL_PAGES)
    .filter((name): name is Animal => [...animals].some((animal) => animal === name))
    .map((animal) => ({
      animal,
      departments: DEPARTMENTS.filter((department) =>
        families.some((family) => family.animal === animal && family.department === department),
      ),
    }))
}
