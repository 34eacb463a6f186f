'use client'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.ts'
import {
  CAPABILITIES,
  CHANNELS,
  countText,
  type Filter,
  filterIn,
  matches,
  NO_FILTER,
  type PaymentProvider,
  readFilter,
  writeFilter,
} from './filter.ts'
import { PaymentTable } from './payment-table.tsx'
import styles from './provider-filter.module.css'

type ProviderFilterProps = { providers: readonly PaymentProvider[]; initial: Filter }

/**
 * The table of payment providers and its filter, which the address keeps. Without JavaScript the form asks the server,
 * which answers with the filtered table.
 */
export function ProviderFilter({ providers, initial }: ProviderFilterProps) {
  const [filter, setFilter] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  const countries = new Map(providers.map(({ country, countryName }) => [country, countryName]))
  const shown = providers.filter((provider) => matches(provider, filter))
  const codes = [...countries.keys()].join(' ')

  useEffect(() => {
    const asked = () => readFilter(new URLSearchParams(window.location.search), codes.split(' '))
    // What was chosen before the page could answer stands in the form alone.
    const chosen = form.current && filterIn(new FormData(form.current), codes.split(' '))
    if (chosen && writeFilter(chosen) !== writeFilter(asked())) {
      setFilter(chosen)
      keepInAddress(chosen)
    }
    // Back and forward bring an address without asking the server for it.
    const follow = () => setFilter(asked())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [codes])

  const change = (next: Filter) => {
    setFilter(next)
    keepInAddress(next)
  }
  return (
    <>
      <search aria-label="Filter the institutions">
        <form ref={form} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
          <label className={styles.field}>
            <span>Name or BIC</span>
            <input
              type="search"
              name="q"
              autoComplete="off"
              maxLength={80}
              value={filter.q}
              onChange={({ target }) => change({ ...filter, q: target.value })}
            />
          </label>
          <Choice
            label="Country"
            name="country"
            any="All countries"
            options={[...countries].toSorted(([, a], [, b]) => a.localeCompare(b))}
            value={filter.country}
            onChange={(country) => change({ ...filter, country })}
          />
          <Choice
            label="Capability"
            name="capability"
            any="Any"
            options={Object.entries(CAPABILITIES)}
            value={filter.capability}
            onChange={(capability) => change({ ...filter, capability })}
          />
          <Choice
            label="Channel"
            name="channel"
            any="Any"
            options={Object.entries(CHANNELS)}
            value={filter.channel}
            onChange={(channel) => change({ ...filter, channel })}
          />
          <noscript>
            <button className={buttonClass({ secondary: true })} type="submit">
              Filter
            </button>
          </noscript>
          <output className={styles.count}>{countText(shown.length, providers.length)}</output>
        </form>
      </search>
      {shown.length > 0 ? (
        <PaymentTable providers={shown} />
      ) : (
        <div className={styles.empty}>
          <b>No institution matches</b>
          <p>Try fewer letters, or remove a filter. A bank you need is missing? Ask support for it.</p>
          <Link
            className={buttonClass({ secondary: true, small: true })}
            href={paths.paymentsProviders()}
            prefetch={false}
            onClick={(event) => {
              event.preventDefault()
              change(NO_FILTER)
            }}
          >
            Clear the filters
          </Link>
        </div>
      )}
    </>
  )
}

function keepInAddress(filter: Filter): void {
  window.history.replaceState(null, '', `${window.location.pathname}${writeFilter(filter)}`)
}

type ChoiceProps = {
  label: string
  name: string
  any: string
  options: readonly (readonly [value: string, label: string])[]
  value: string
  onChange: (value: string) => void
}

function Choice({ label, name, any, options, value, onChange }: ChoiceProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
