import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

// Answers every request with the compressed page that it is given on its standard input.
const page = await buffer(process.stdin)
const head = ['content-type', 'text/html', 'content-encoding', 'gzip', 'content-length', String(page.length)]

createServer((_, response) => response.writeHead(200, head).end(page)).listen(Number(process.argv[2]), '127.0.0.1')
