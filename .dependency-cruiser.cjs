/** Who may import whom (ARCHITECTURE.md). A rule in the way is changed with a decision record, never alone. */

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
});

/** Tests, what they set up, and the suites that adapters share. None of it is shipped. */
const TESTS = ['\\.(test|fixture)\\.tsx?$', '/conformance\\.ts$'];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle hides which part is the foundation of which, one of types alone as well.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('domain-stands-alone', '^packages/domain/', [], 'Rules know nothing of the world.'),
    {
      name: 'domain-has-no-dependency',
      comment: 'Rules run in every browser and on the server without a library.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    only(
      'contract-knows-domain',
      '^packages/contract/',
      ['^packages/domain/'],
      'The contract rests on the rules.',
    ),
    only('ui-knows-domain', '^packages/ui/', ['^packages/domain/'], 'Parts know words and dates, no calls.'),
    only(
      'sample-content-knows-contract',
      '^packages/sample-content/',
      ['^packages/(domain|contract)/'],
      'Samples are checked by the same schemas.',
    ),
    only(
      'adapters-know-contract',
      '^packages/adapters/',
      ['^packages/(domain|contract|sample-content)/'],
      'An adapter never reaches into the portal.',
    ),
    only(
      'web-knows-no-server',
      '^apps/web/',
      ['^packages/(domain|contract|ui)/'],
      'Pages reach data through calls.',
    ),
    {
      name: 'features-are-apart',
      comment: 'A feature never imports another: the page composes them.',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'parts-and-shell-know-no-feature',
      comment: 'What several screens show, and what stands around or below all of them, knows none of them.',
      severity: 'error',
      from: { path: '^apps/web/app/(parts|shell)/' },
      to: { path: '^apps/web/app/features/' },
    },
    {
      name: 'shell-knows-no-part',
      comment: 'Navigation, data and forms serve everything; the frame alone draws parts around a page.',
      severity: 'error',
      from: { path: '^apps/web/app/shell/', pathNot: ['^apps/web/app/shell/frame/', ...TESTS] },
      to: { path: '^apps/web/app/parts/' },
    },
    {
      name: 'parts-know-no-frame',
      comment: 'The frame draws parts; a part that draws the frame would close a circle.',
      severity: 'error',
      from: { path: '^apps/web/app/parts/', pathNot: ['gallery', ...TESTS] },
      to: { path: '^apps/web/app/shell/frame/' },
    },
    {
      name: 'modules-through-their-index',
      comment: 'A module uses another only through its index.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: [
          '^apps/server/src/modules/$1/',
          '^apps/server/src/modules/[^/]+/index\\.ts$',
          '\\.table\\.ts$',
        ],
      },
    },
    {
      name: 'adapters-are-picked-in-one-place',
      comment:
        'Only the composition names an implementation; everybody else names a port. How calls leave the process (outgoing) is neither.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/composition', ...TESTS] },
      to: {
        path: '^packages/adapters/src/[^/]+/',
        pathNot: '/(port|config)\\.ts$|^packages/adapters/src/outgoing/',
      },
    },
    {
      name: 'server-knows-pages-by-their-context',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/', pathNot: '^apps/web/app/page-context\\.ts$' },
    },
    {
      name: 'ports-name-no-vendor',
      comment: 'A port outlives its vendors. Identity is the exception: there the SDK client is the port.',
      severity: 'error',
      from: { path: '^packages/adapters/src/[^/]+/port\\.ts$', pathNot: '/identity/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/zod/' },
    },
    {
      name: 'nothing-shipped-imports-testing',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [...TESTS, '^packages/testing/'] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'nothing-shipped-imports-tests',
      comment: 'A fixture knows demo secrets and fixed clocks.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [...TESTS, '^packages/testing/'] },
      to: { path: TESTS },
    },
    {
      name: 'what-runs-is-no-dev-dependency',
      comment: '`npm start` installs without devDependencies: they are for lint, types and tests.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: [
          ...TESTS,
          '^packages/testing/',
          '/drizzle\\.config\\.ts$',
          '/bundle-postal-codes\\.command\\.ts$',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'packages-know-no-app',
      comment: 'A package runs wherever it is imported; only the test database migrates as the server does.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/testing/' },
      to: { path: '^apps/' },
    },
    {
      name: 'nobody-imports-tools',
      comment: 'Tools look at the portal, never the other way round.',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^(tools|e2e|bench)/' },
    },
    {
      name: 'imports-lead-somewhere',
      comment: 'A file that moved takes its readers along.',
      severity: 'error',
      from: {},
      // Route types are made by `npm run typecheck`, virtual modules and `?url` addresses by the bundler.
      to: { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:', '^vite/client$', '\\?url$'] },
    },
    {
      name: 'no-orphan-packages',
      comment: 'What is imported is declared.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The Next.js app of the bench has packages of its own, which this install knows nothing of.
    exclude: { path: ['^apps/(server|web)/(build|\\.react-router)/', '^bench/next/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
