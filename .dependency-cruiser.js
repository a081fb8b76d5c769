/** Which files may import which (`docs/map.md`). Tests may reach further. */
const tests = '\\.test\\.tsx?$|/testing/'
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to,
})

/** Floors of the studio, the lowest first (`docs/map.md`, decision 053): a file imports from its own floor and those below it. */
const STUDIO_FLOORS = [
  'platform',
  'access',
  'publish',
  'jobs',
  'preview',
  'model',
  'imports',
  'content-api',
  'payload.config.ts|collection-steps.ts',
  'tools|admin',
  'editor',
]
const STUDIO_RULES = STUDIO_FLOORS.slice(0, -1).map((floor, at) =>
  forbid(
    `studio-${floor.replace(/\W/g, '-')}-below-${STUDIO_FLOORS[at + 1].replace(/\W/g, '-')}`,
    'A floor of the studio knows nothing of those above it.',
    { path: `^studio/src/(${floor})(/|$)` },
    { path: `^studio/src/(${STUDIO_FLOORS.slice(at + 1).join('|')})(/|$)` },
  ),
)

/** Rooms of one floor that must not know each other, each pair from the lower to the upper. */
const STUDIO_ROOMS = [
  ['publish/parts', 'publish/(state|blocks|to-entries|redirects|entries|moves|locks|[^/]+\\.ts$)'],
  ['publish/state', 'publish/(blocks|to-entries|redirects|entries|moves|locks|[^/]+\\.ts$)'],
  ['publish/blocks', 'publish/(to-entries|redirects|entries|moves|locks|[^/]+\\.ts$)'],
  ['publish/(to-entries|redirects)', 'publish/(entries|moves|locks|[^/]+\\.ts$)'],
  ['publish/locks', 'publish/(entries|moves|[^/]+\\.ts$)'],
  ['publish/entries', 'publish/(moves|[^/]+\\.ts$)'],
  ['publish/moves', 'publish/[^/]+\\.ts$'],
  ['jobs/mail', 'jobs/(receivers|submissions|scheduling|bin)'],
  ['jobs/receivers', 'jobs/(submissions|scheduling)'],
  ['model/(fields|pickers|references|saves|versions|bin|addresses|admin|translations)', 'model/collections'],
  ['model/pickers', 'model/fields'],
  ['content-api/call', 'content-api/(accounts|answers|routes|[^/]+\\.ts$)'],
  ['content-api/(accounts|answers)', 'content-api/(routes|[^/]+\\.ts$)'],
  ['content-api/routes', 'content-api/[^/]+\\.ts$'],
  ['editor/frame', 'editor/(?!frame)'],
  ['editor/saves', 'editor/(references|scheduling|preview)'],
].map(([lower, upper]) =>
  forbid(
    `studio-${lower.replace(/\W+/g, '-')}-stands-below`,
    'A room of a floor knows nothing of those that are built on it.',
    { path: `^studio/src/${lower}/` },
    { path: `^studio/src/${upper}` },
  ),
)

export default {
  forbidden: [
    ...STUDIO_RULES,
    ...STUDIO_ROOMS,
    forbid(
      'studio-editor-by-path-only',
      'What draws the admin is named by path in the forms; nothing of the server loads it.',
      { path: '^studio/(src/(?!editor/)|app/|proxy|instrumentation\\.ts)', pathNot: `${tests}|importMap\\.js$` },
      { path: '^studio/src/editor/' },
    ),
    forbid(
      'no-circles',
      'Files that need each other are one file, types included: what both need stands in the one below, or in a file of its own.',
      {},
      { circular: true },
    ),
    forbid(
      'contract-stands-alone',
      'The contract has no I/O and no framework.',
      { path: '^contract/' },
      { path: '^(sites|search|telemetry|web|studio|demo|e2e|bench|proof|scripts)/' },
    ),
    forbid(
      'sites-know-the-contract-only',
      'Brands and sites are data.',
      { path: '^sites/' },
      { path: '^(search|telemetry|web|studio|demo|e2e|bench|proof|scripts)/' },
    ),
    forbid(
      'companies-know-how-they-are-written',
      'A company is a folder of data: its files know each other and the shape of a company.',
      { path: '^company/' },
      { path: '.', pathNot: '^(company/|sites/src/define-company\\.ts)' },
    ),
    forbid(
      'companies-are-read-by-name',
      'Which company it is, MENAGERIE_COMPANY says: nothing imports one.',
      { path: '^(?!company/)' },
      { path: '^company/' },
    ),
    forbid(
      'search-stands-alone',
      'Search is usable without the rest.',
      { path: '^search/' },
      { path: '^(sites|telemetry|web|studio|demo|e2e|bench|proof|scripts)/' },
    ),
    forbid(
      'telemetry-knows-the-contract-only',
      'How spans are made and sent is the same for all processes.',
      { path: '^telemetry/' },
      { path: '^(sites|search|web|studio|demo|e2e|bench|proof|scripts)/' },
    ),
    forbid(
      'web-does-not-know-the-studio',
      'They meet in the contract.',
      { path: '^web/' },
      { path: '^(studio|demo|e2e|bench|proof|scripts)/' },
    ),
    forbid(
      'studio-takes-forms-and-schemas-only',
      'The studio shares block fields and schemas with the site, nothing else.',
      { path: '^studio/' },
      {
        path: '^web/src/',
        // What a picture's crops are is arithmetic, which its form shows.
        pathNot: [
          '^web/src/blocks/([^/]+/(fields|schema|themes)|block-fields|block-schemas|link-fields|of-own-site)\\.ts$',
          '^web/src/media/imaging/(renditions|crop)\\.ts$',
        ],
      },
    ),
    forbid(
      'studio-stands-without-the-demo',
      'What runs the studio knows neither what it is filled with nor how it is started.',
      { path: '^studio/' },
      { path: '^(demo|e2e|bench|proof|scripts)/' },
    ),
    forbid(
      'fields-and-schemas-stay-light',
      'What the studio loads must not pull in React or styles.',
      { path: '^web/src/blocks/([^/]+/(fields|schema)|block-fields|block-schemas|link-fields)\\.ts$' },
      {
        path: '\\.(tsx|css)$|node_modules/(react|react-dom)/',
      },
    ),
    forbid(
      'ui-knows-no-domain',
      'ui/ has no domain word and no lookup.',
      { path: '^web/src/ui/' },
      { path: '^web/src/(context|content|media|features|blocks|templates|server|replica|search-client)/' },
    ),
    forbid(
      'platform-is-the-ground',
      'platform/ stands under everything.',
      { path: '^web/src/platform/' },
      { path: '^web/src/(ui|context|content|media|search-client|features|blocks|templates|server|replica)/' },
    ),
    forbid(
      'content-below-features',
      'What editors wrote is made ready to show without knowing which feature shows it.',
      { path: '^web/src/content/' },
      { path: '^web/src/(features|blocks|templates|indexing|server)/' },
    ),
    forbid(
      'media-below-content',
      'Pictures and files are made ready to show without knowing where.',
      { path: '^web/src/media/' },
      { path: '^web/src/(content|features|blocks|templates|indexing|server|search-client)/' },
    ),
    forbid(
      'search-client-knows-no-page',
      'It runs in browsers: it asks, and reads what it is answered.',
      { path: '^web/src/search-client/' },
      { path: '^web/src/(?!search-client/|platform/)' },
    ),
    forbid(
      'features-below-blocks',
      'A feature does not know where it is shown.',
      { path: '^web/src/features/' },
      { path: '^web/src/(blocks|templates|indexing|server)/' },
    ),
    forbid(
      'no-feature-inside-another',
      'A feature never imports another one.',
      { path: '^web/src/features/([^/]+)/' },
      {
        path: '^web/src/features/',
        pathNot: '^web/src/features/$1/',
      },
    ),
    forbid(
      'blocks-below-templates',
      'A block does not know its page.',
      { path: '^web/src/blocks/' },
      { path: '^web/src/(templates|server)/' },
    ),
    forbid(
      'templates-below-server',
      'A template does not know HTTP.',
      { path: '^web/src/templates/' },
      { path: '^web/src/server/' },
    ),
    forbid(
      'indexing-knows-no-page',
      'What search knows of an entry does not depend on how a page shows it.',
      { path: '^web/src/indexing/' },
      { path: '^web/src/(blocks|templates|server|ui)/' },
    ),
    forbid(
      'gallery-is-for-developers',
      'What visitors see does not know the examples.',
      { path: '^web/src/', pathNot: `${tests}|^web/src/gallery/|^web/src/server/run-site\\.ts$` },
      { path: '^web/src/gallery/' },
    ),
    forbid(
      'test-helpers-are-for-tests',
      'What tests share is in no product; the gallery shows their examples.',
      {
        path: '^(contract|sites|search|telemetry|web|studio|demo)/',
        pathNot: `${tests}|^web/src/gallery/|\\.examples\\.tsx$|/example-[^/]+\\.ts$`,
      },
      { path: tests, pathNot: 'node_modules' },
    ),
    forbid(
      'replica-knows-no-page',
      'The replica stores and finds; it does not render.',
      { path: '^web/src/replica/' },
      { path: '^web/src/(context|content|media|search-client|features|blocks|templates|server|ui)/' },
    ),
    forbid(
      'context-is-what-loaders-read',
      'The context of a render names what may be read; it finds and shows nothing itself.',
      { path: '^web/src/context/' },
      { path: '^web/src/(content|media|search-client|features|blocks|templates|indexing|server|ui|gallery)/' },
    ),
    forbid(
      'processes-know-no-page',
      'A supervisor may look after workers of another build: it must not depend on what they do.',
      { path: '^web/src/processes/' },
      { path: '^web/src/', pathNot: '^web/src/(processes|platform)/' },
    ),
    forbid(
      'only-declared-packages',
      'A package must be in the package.json of the workspace that imports it.',
      { path: '^(contract|sites|search|telemetry|web|studio|demo|e2e|bench|proof)/' },
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|node_modules)/|^var/|migrations/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
