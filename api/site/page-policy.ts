import { createHash } from 'node:crypto'

/** How the inline scripts of a page are allowed: by a nonce made for the answer, or by the hashes of what they hold. */
export type ScriptProof = { readonly nonce: string } | { readonly hashes: readonly string[] }

/** The Content-Security-Policy of a page: everything from here, inline scripts by proof only. */
export function pagePolicy(proof: ScriptProof, { isSecure }: { readonly isSecure: boolean }): string {
  const isNonced = 'nonce' in proof
  const scripts = isNonced ? [`'nonce-${proof.nonce}'`] : proof.hashes
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    // A page that is kept has no nonce to give to the styles that components make while it runs.
    isNonced ? `style-src 'self' 'nonce-${proof.nonce}'; style-src-attr 'unsafe-inline'` : "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Sources for a policy: the hash of each inline script of a page. */
export function scriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  return [...new Set(scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`))]
}
