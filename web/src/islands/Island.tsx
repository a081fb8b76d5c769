import { type ReactElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './island-names.ts'
import type { Moment } from './moment.ts'

type Serialisable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serialisable[]
  | { readonly [key: string]: Serialisable }

type IslandProps<Name extends string> = {
  /** File and export name: `BlogResults` stands in `BlogResults.island.tsx`. */
  name: Name
  moment: Moment
  /** The child's props again, as the browser gets them. */
  props: { readonly [key: string]: Serialisable }
  children: ReactElement
}

/** Marks what becomes interactive in the browser. The wrapper has no box of its own (`display: contents`). */
export function Island(props: IslandProps<IslandName>) {
  return <NamedIsland {...props} />
}

/** For islands that are not the site's: those of the gallery and of tests. */
export function NamedIsland<Name extends string>({ name, moment, props, children }: IslandProps<Name>) {
  // The browser hydrates the island as a tree of its own, so its ids must not depend on the page around it.
  const prefix = `${name}${useId()}`
  return <IslandHtml name={name} moment={moment} props={JSON.stringify(props)} prefix={prefix} child={children} />
}

type IslandHtmlProps = { name: string; moment: Moment; props: string; prefix: string; child: ReactElement }

// A component without hooks: a render inside a render resets React's hook state.
function IslandHtml({ name, moment, props, prefix, child }: IslandHtmlProps) {
  return (
    <menagerie-island
      data-island={name}
      data-moment={moment}
      data-props={props}
      data-prefix={prefix}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself just made and escaped
      dangerouslySetInnerHTML={{ __html: renderToString(child, { identifierPrefix: prefix }) }}
    />
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'menagerie-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        [key: `data-${string}`]: string
      }
    }
  }
}
