import { createHash } from 'node:crypto'
import type { IdentitySettings } from '#services/auth/identity.ts'

/** How the inline scripts of a page are allowed: by a nonce made for the answer, or by the hashes of what they hold. */
export type ScriptProof = { readonly nonce: string } | { readonly hashes: readonly string[] }

/** Other sites that a page may use, because the operator's settings need them. */
export type PolicyHosts = {
  readonly scripts: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
}

/** What a page needs of others to sign people in; with the embedded identity nothing. */
export function policyHosts({ firebase, tokenSyncUrl }: Pick<IdentitySettings, 'firebase' | 'tokenSyncUrl'>): PolicyHosts {
  const sync = tokenSyncUrl && URL.canParse(tokenSyncUrl) ? [new URL(tokenSyncUrl).origin] : []
  if (!firebase) return { scripts: [], connections: sync, frames: [] }
  const emulator = firebase.emulator === null ? null : new URL(firebase.emulator).origin
  return {
    // Firebase's window for Google speaks to the page through a frame that this script makes.
    scripts: ['https://apis.google.com'],
    connections: [...(emulator ? [emulator] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']), ...sync],
    frames: [emulator ?? `https://${firebase.authDomain}`],
  }
}

export type PolicyOptions = { readonly isSecure: boolean; readonly hosts: PolicyHosts }

/** The Content-Security-Policy of a page: everything from here, inline scripts by proof only. */
export function pagePolicy(proof: ScriptProof, { isSecure, hosts }: PolicyOptions): string {
  const isNonced = 'nonce' in proof
  const scripts = isNonced ? [`'nonce-${proof.nonce}'`] : proof.hashes
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...hosts.scripts].join(' '),
    // A page that is kept has no nonce to give to the styles that components make while it runs.
    isNonced ? `style-src 'self' 'nonce-${proof.nonce}'; style-src-attr 'unsafe-inline'` : "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.connections].join(' '),
    ...(hosts.frames.length > 0 ? [['frame-src', ...hosts.frames].join(' ')] : []),
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
  return [...new Set(scripts.map(inlineHash))]
}

/** The source for a policy of one inline script or style. */
export const inlineHash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
