import { findUnstorable, isTooDeep } from '@menagerie/contract/human-text'
import { type CollectionBeforeOperationHook, type CollectionConfig, ValidationError } from 'payload'
import { withBeforeOperation } from '../../access/with-before-operation.ts'
import { findMisshapenText } from './find-misshapen-text.ts'

/** Refuses text that PostgreSQL cannot store: with a NUL, or half of a surrogate pair. */
export function refuseUnstorable(collection: CollectionConfig): CollectionConfig {
  return withBeforeOperation(collection, refuse)
}

const refuse: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const error = findFault(args.data)
  if (error === undefined) return args
  throw new ValidationError({ collection: collection.slug, errors: [{ ...error, label: error.message }], req }, req.t)
}

function findFault(data: Record<string, unknown>): { path: string; message: string } | undefined {
  const deep = Object.keys(data).find((name) => isTooDeep(data[name]))
  if (deep !== undefined) return { path: deep, message: 'This is nested too deeply: remove some of its levels' }
  const misshapen = findMisshapenText(data)
  if (misshapen !== undefined) return { path: misshapen, message: 'This is not formatted text from the editor' }
  const path = findUnstorable(data)
  const message = 'This text contains a character that cannot be stored: type it instead of pasting it'
  return path === undefined ? undefined : { path, message }
}
