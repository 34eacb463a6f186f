import { expect } from 'vitest'
import { z } from 'zod'
import { startReceiver } from '../hook-receiver.ts'
import type { LakeProcess } from '../lake-process.ts'
import type { Random } from '../random.ts'
import { checkRound } from './check-round.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { requestsTo, type Lake } from './requests.ts'
import { createResumingListener } from './resuming-listener.ts'
import { send, writeUntilKilled } from './writer.ts'

const WRITERS = 4
const FIRST = { transactionId: 'first', mutations: [{ create: { _id: 'note-first', _type: 'note' } }] }
const messageSchema = z.object({ transaction: z.string() })

type Round = { ledger: Ledger; writers: string[] }
export type Tally = {
  kills: number
  committed: number
  answered: number
  unanswered: number
  survived: number
  events: number
  deliveries: number
}

/** Waits for a moment that the kill is to come at: the point of the attack is that nothing else decides it. */
const moment = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** One data folder whose lake is killed again and again while writers, a listener and a webhook are at work. */
export async function attack(name: string, launch: () => LakeProcess, kills: number, random: Random): Promise<Tally> {
  // Now and then it takes a message and breaks off, so that the lake can't know that it was taken.
  const receiver = await startReceiver(...Array.from({ length: 4_000 }, () => (random.chance(0.003) ? 0 : 200)))
  const listener = createResumingListener()
  const rounds: Round[] = []
  let killed = 0
  try {
    const first = launch()
    const lake = requestsTo(await first.ready())
    const hook = {
      name: 'attack',
      url: receiver.url,
      secret: 's',
      filter: '_type == "log"',
      projection: '{"transaction": _rev}',
    }
    expect((await lake.post('/hooks/projects/embedded', hook)).status).toBeLessThan(300)
    await listener.connect(lake)
    // A listener that has seen nothing can't say where it was: it must have seen one event before it may lose any.
    expect((await lake.post('/data/mutate/production', FIRST)).status).toBe(200)
    await listener.arrival(1)
    await first.kill()
    await listener.disconnect()

    while (++killed < kills) {
      const process = launch()
      if (random.chance(0.1)) {
        await moment(random.below(250))
        await process.kill()
        continue
      }
      const running = requestsTo(await process.ready())
      await settle(running, rounds.at(-1))
      rounds.push(await play(running, `${name}${killed}`, process.kill))
      await listener.disconnect()
    }
    return await conclude()
  } finally {
    await listener.disconnect()
    await receiver.stop()
  }

  /** Checks the round before, and sends again what had no answer, as the Studio does: it counts once. */
  async function settle(lake: Lake, round: Round | undefined) {
    await Promise.all([round && settleRound(lake, round), listener.connect(lake)])
  }

  async function settleRound(lake: Lake, round: Round) {
    const committed = new Set((await checkRound(lake, round.ledger, round.writers)).map(({ id }) => id))
    for (const sent of round.ledger.sent.filter(({ answeredAt }) => answeredAt === undefined)) {
      if (random.chance(0.5)) continue
      expect(await send(lake, sent), `${sent.id} sent again`).toBe(committed.has(sent.id) ? 409 : 200)
    }
  }

  async function play(lake: Lake, round: string, kill: () => Promise<void>): Promise<Round> {
    const ledger = createLedger()
    const writers = Array.from({ length: WRITERS }, (_, writer) => `${round}w${writer}`)
    const answers = random.below(24)
    const { promise: enough, resolve } = Promise.withResolvers<void>()
    let count = 0
    const writing = writers.map((writer) =>
      writeUntilKilled(lake, writer, ledger, () => {
        if (++count > answers) resolve()
      }),
    )
    // Either right at an answer, or at any time.
    await Promise.race([random.chance(0.5) ? enough : moment(random.below(60)), ...writing])
    await kill()
    await Promise.all(writing)
    return { ledger, writers }
  }

  async function conclude(): Promise<Tally> {
    const process = launch()
    const lake = requestsTo(await process.ready())
    await settle(lake, rounds.at(-1))
    for (const { ledger, writers } of rounds) await checkRound(lake, ledger, writers)

    const everything = await lake.log(rounds.flatMap(({ writers }) => writers.map((writer) => `log-${writer}`)))
    const told = everything.flatMap(({ id, documentIDs }) => documentIDs.map((document) => `${id}#${document}`))
    const events = ['first#note-first', ...told]
    await listener.arrival(events.length)
    expect(listener.refusals).toEqual([])
    expect(listener.seen).toEqual(events)
    await expectDelivered(everything.map(({ id }) => id))
    await process.kill()

    const sent = rounds.flatMap(({ ledger }) => ledger.sent)
    const answered = sent.filter(({ answeredAt }) => answeredAt !== undefined).length
    return {
      kills: killed,
      committed: everything.length,
      answered,
      unanswered: sent.length - answered,
      survived: everything.length - answered,
      events: events.length,
      deliveries: receiver.received.length,
    }
  }

  /** Each at least once and always under one key of its own; their first arrivals in commit order. */
  async function expectDelivered(transactions: readonly string[]) {
    const keys = new Map<string, string>()
    for (let count = transactions.length; keys.size < transactions.length; count++) {
      await receiver.arrival(count)
      for (const { headers, body } of receiver.received) {
        const { transaction } = messageSchema.parse(JSON.parse(body))
        const key = String(headers['idempotency-key'])
        expect(keys.get(transaction) ?? key, `the key of ${transaction}`).toBe(key)
        keys.set(transaction, key)
      }
    }
    expect([...keys.keys()]).toEqual(transactions)
    expect(new Set(keys.values()).size).toBe(transactions.length)
  }
}
