import { anyBlockSchema, type Block } from '@menagerie/contract/block'
import { z } from 'zod'

const areaSchema = z.array(anyBlockSchema).min(1)

/** Fields of a form that contain blocks, by name. May include other empty lists, which look the same. */
export function readAreas(values: Readonly<Record<string, unknown>>): Record<string, Block[]> {
  const areas = Object.entries(values).flatMap(([name, value]) => {
    const blocks = areaSchema.safeParse(value).data
    return blocks === undefined ? [] : [[name, blocks] as const]
  })
  return Object.fromEntries(areas)
}
