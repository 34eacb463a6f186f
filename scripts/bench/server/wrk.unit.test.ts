import { expect, test } from 'vitest'
import { parseLoad } from './wrk.ts'

const REPORT = `Running 4s test @ http://127.0.0.1:8090/page.html
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.20ms    1.02ms  20.10ms   90.10%
    Req/Sec    51.93k     5.01k   60.00k    70.00%
  Latency Distribution
     50%    1.01ms
     99%  880.00us
  207720 requests in 4.00s, 2.05GB read
  Socket errors: connect 0, read 3, write 0, timeout 1
  Non-2xx or 3xx responses: 5
Requests/sec:  51930.25
Transfer/sec:    525.00MB
`

test('P4 the report of wrk is read: rate, 99th percentile in milliseconds, every answer that failed', () => {
  expect(parseLoad(REPORT)).toEqual({ perSecond: 51_930.25, p99: 0.88, errors: 9 })
  expect(parseLoad(REPORT.replace('880.00us', '1.07s')).p99).toBeCloseTo(1070)
})

test('P4 a report without a rate is an error, not a zero', () => {
  expect(() => parseLoad('unable to connect')).toThrow('no rate')
})
