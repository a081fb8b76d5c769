/** Names of the policies for what a page may load and from where; the policies are in `server/http/policies.ts`. */
export const POLICY_KINDS = ['document', 'framed', 'store-finder', 'preview'] as const
export type PolicyKind = (typeof POLICY_KINDS)[number]
