import { z } from 'zod'
import { type ChosenDocument, pickedSchema } from '../../model/pickers/offer.ts'

const idSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const pairSchema = z.object({ relationTo: pickedSchema, value: idSchema })

/** The chosen documents of a field's value, in each of the shapes that Payload stores. */
export function toChosen(value: unknown, relationTo: string | readonly string[]): ChosenDocument[] {
  const only = typeof relationTo === 'string' ? pickedSchema.safeParse(relationTo).data : undefined
  return (Array.isArray(value) ? value : [value]).flatMap((each): ChosenDocument[] => {
    const pair = pairSchema.safeParse(each).data
    if (pair !== undefined) return [{ collection: pair.relationTo, id: pair.value }]
    const id = idSchema.safeParse(each).data
    return only !== undefined && id !== undefined ? [{ collection: only, id }] : []
  })
}

/** The inverse of `toChosen`. */
export function toChosenValue(
  chosen: readonly ChosenDocument[],
  relationTo: string | readonly string[],
  hasMany: boolean,
): unknown {
  const values = chosen.map(({ collection, id }) =>
    typeof relationTo === 'string' ? id : { relationTo: collection, value: id },
  )
  return hasMany ? values : (values[0] ?? null)
}

/** Returns the list with the item at `from` moved to `to`. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
