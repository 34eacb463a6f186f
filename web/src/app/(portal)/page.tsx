import { HomePage } from '../../features/home/home-page.tsx'

/** The home page. */
export default function Home() {
  return <HomePage />
}
