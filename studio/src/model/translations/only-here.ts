import type { Payload } from 'payload'
import type { Values } from '../../platform/values.ts'
import { walkDocument } from '../walk-document.ts'

/** Whether a block is for one country only: other sites do not get it, and need not translate it. */
export const isOnlyHere = ({ onlyHere }: Values): boolean => onlyHere === true

/** Removes blocks that are for the document's own country only, before it is copied. */
export const withoutOnlyHere = (payload: Payload, slug: string, values: Values): Values =>
  walkDocument(payload, slug, values, {
    value: (_field, value) => value,
    row: (row) => (isOnlyHere(row) ? undefined : row),
  })
