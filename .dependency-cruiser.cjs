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

/** What serves a demo alone. */
const DEMO = '^apps/server/src/demo/';

/** Adapters that stand in for a service, in a local deployment alone. The other embedded ones serve a production too. */
const STAND_INS =
  '^packages/adapters/src/(content/(embedded|embedded-source|sample-collections)|(handover|mail|messaging|sms)/embedded)\\.ts$';

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
        'Only the composition names an implementation, and of stand-ins for services the demo; everybody else names a port. How calls leave the process (outgoing) is neither.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/composition', '^apps/server/src/demo/stand-ins\\.ts$', ...TESTS],
      },
      to: {
        path: '^packages/adapters/src/[^/]+/',
        pathNot: '/(port|config)\\.ts$|^packages/adapters/src/outgoing/',
      },
    },
    {
      name: 'demo-has-one-way-in',
      comment:
        'What serves a demo alone is left out of a production build at the one import of it (decision 0130).',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: ['^apps/server/src/demo/', '^apps/server/src/demo-in-build\\.ts$', ...TESTS],
      },
      to: { path: DEMO },
    },
    {
      name: 'demo-is-imported-through-its-index',
      comment: 'The build puts null in place of the index, and of nothing else.',
      severity: 'error',
      from: { path: '^apps/server/src/demo-in-build\\.ts$' },
      to: { path: DEMO, pathNot: '^apps/server/src/demo/index\\.ts$' },
    },
    {
      name: 'demo-is-loaded-on-demand',
      comment: 'A start that is no demo loads nothing of it.',
      severity: 'error',
      from: { path: '^apps/server/src/demo-in-build\\.ts$' },
      to: { path: DEMO, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'demo-uses-modules-through-their-index',
      comment: 'As modules do among themselves: their tables are named directly.',
      severity: 'error',
      from: { path: DEMO, pathNot: TESTS },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/[^/]+/index\\.ts$', '\\.table\\.ts$'],
      },
    },
    {
      name: 'stand-ins-are-no-vendor',
      comment: 'The demo picks what stands in for a service, the composition what calls it.',
      severity: 'error',
      from: { path: '^apps/server/src/demo/stand-ins\\.ts$' },
      to: { path: '^packages/adapters/src/[^/]+/', pathNot: [STAND_INS, '/port\\.ts$'] },
    },
    {
      name: 'stand-ins-are-picked-in-the-demo',
      comment: 'Anywhere else they, and the sample content with them, would be in a production build.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [DEMO, ...TESTS] },
      to: { path: STAND_INS },
    },
    {
      name: 'samples-are-for-the-demo',
      comment:
        'Legal texts and glossary are what a portal falls back on; canned answers are known by their text where a demo is ended.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [DEMO, ...TESTS] },
      to: {
        path: '^packages/sample-content/src/',
        pathNot: '^packages/sample-content/src/(legal-texts|glossary|canned-answers)/index\\.ts$',
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
