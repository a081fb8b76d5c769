import type { Payload } from 'payload'
import type { Values } from '../../platform/values.ts'
import { walkDocument } from '../walk-document.ts'

/** A block that is of one country only: other sites do not get it, and owe it no translation. */
export const isOnlyHere = ({ onlyHere }: Values): boolean => onlyHere === true

/** A document without its blocks that are of its own country only: what others are made from. */
export const withoutOnlyHere = (payload: Payload, slug: string, values: Values): Values =>
  walkDocument(payload, slug, values, {
    value: (_field, value) => value,
    row: (row) => (isOnlyHere(row) ? undefined : row),
  })
