import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const ENTRY = 'virtual:react-alone'

/** Returns the packed bytes that a page would load to draw anything with React: its runtime and that of the DOM, without any component. */
export async function measureReact(): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [
      {
        name: 'react-alone',
        // Vite resolves an entry to a path below the root.
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? "export { hydrateRoot } from 'react-dom/client'" : undefined),
      },
    ],
    build: { write: false, lib: { entry: ENTRY, formats: ['es'], fileName: () => 'react.js' } },
  })
  const outputs = Array.isArray(made) ? made : 'output' in made ? [made] : []
  const code = outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file.code : [])))
  return gzipSync(code.join(''), { level: 9 }).length
}
