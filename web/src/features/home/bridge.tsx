import styles from './home.module.css'

const CALLS = [
  { x: 269.3, top: 92.2, kind: 'POST', path: '/token', tone: 'var(--post)' },
  { x: 478.7, top: 45.6, kind: 'POST', path: '/v3/users', tone: 'var(--post)' },
  { x: 688, top: 30, kind: 'POST', path: '/v3/widget/widget_session', tone: 'var(--post)' },
  { x: 897.3, top: 45.6, kind: 'WEBHOOK', path: 'CONNECTION_SYNCED', tone: 'var(--patch)' },
  { x: 1106.7, top: 92.2, kind: 'GET', path: '/v3/transactions', tone: 'var(--get)' },
] as const

const HANGERS =
  'M112.3 170V147.6M164.7 170V127.2M217 170V108.8M269.3 170V92.2M321.7 170V77.6M374 170V65M426.3 170V54.3M478.7 170V45.6M531 170V38.8M583.3 170V33.9M635.7 170V31M688 170V30M740.3 170V31M792.7 170V33.9M845 170V38.8M897.3 170V45.6M949.7 170V54.3M1002 170V65M1054.3 170V77.6M1106.7 170V92.2M1159 170V108.8M1211.3 170V127.2M1263.7 170V147.6'
const BANKS =
  'M9 171l-8 9M18 171l-8 9M27 171l-8 9M36 171l-8 9M45 171l-8 9M54 171l-8 9M1325 171l-8 9M1334 171l-8 9M1343 171l-8 9M1352 171l-8 9M1361 171l-8 9M1370 171l-8 9'
const TITLE = `A footbridge from your application to the bank, carried by five calls: ${CALLS.map(({ kind, path }) => `${kind} ${path}`).join(', ')}.`

/** The footbridge: five calls carry the deck from the application to the bank. Narrow windows get it without labels. */
export function Bridge() {
  return (
    <div className={styles.bridge}>
      <svg className={styles.wide} viewBox="0 0 1376 266" fill="none" role="img" aria-label={TITLE}>
        <path d={HANGERS} stroke="var(--wash-line)" />
        <path d="M60 170Q688 -110 1316 170M0 170H1376" stroke="var(--accent)" strokeWidth="2.5" />
        <path d={BANKS} stroke="var(--line-2)" />
        {CALLS.map(({ x, top, kind, path, tone }) => (
          <g key={path} textAnchor="middle">
            <path d={`M${x} ${top}V192`} stroke="var(--accent)" strokeWidth="2" />
            <rect
              x={x - 5}
              y="165"
              width="10"
              height="10"
              rx="2"
              fill="var(--paper)"
              stroke="var(--accent)"
              strokeWidth="2"
            />
            <text x={x} y="212" fontSize="13.5" fontWeight="600" letterSpacing=".5" fill={tone}>
              {kind}
            </text>
            <text x={x} y="234" fontFamily="var(--mono)" fontSize="15" fill="var(--ink)">
              {path}
            </text>
          </g>
        ))}
        <g fontSize="15.5" fontWeight="600" fill="var(--ink)">
          <text x="0" y="202">
            Your application
          </text>
          <text x="1376" y="202" textAnchor="end">
            The user’s bank
          </text>
        </g>
        <path d="M60 254h500M1316 254h-500M60 249v10M1316 249v10" stroke="var(--line-2)" />
        <text x="688" y="259" textAnchor="middle" fontSize="14.5" fill="var(--ink-3)">
          ten minutes in the sandbox
        </text>
      </svg>
      <div className={styles.narrow} aria-hidden="true">
        <svg viewBox="0 0 720 140" fill="none">
          <path
            d="M76.7 120V86.4M133.3 120V58.9M190 120V37.5M246.7 120V22.2M303.3 120V13.1M360 120V10M416.7 120V13.1M473.3 120V22.2M530 120V37.5M586.7 120V58.9M643.3 120V86.4"
            stroke="var(--wash-line)"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d="M20 120Q360-100 700 120M0 120h720M20 120v18M700 120v18"
            stroke="var(--accent)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p>
          <span>Your application</span>
          <span>The user’s bank</span>
        </p>
      </div>
    </div>
  )
}
