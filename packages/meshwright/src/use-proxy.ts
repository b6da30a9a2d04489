import type { Dispatcher, Pool } from 'undici';
import { CliError } from './errors/cli-error.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Services of this machine are reached without a proxy, whatever `NO_PROXY` says. */
const LOOPBACK = 'localhost,.localhost,127.0.0.1,[::1]';

/**
 * Sends the requests of this process through the proxies of the environment: `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, in
 * capitals or not. Node 20 has no such setting, and later versions only with `NODE_USE_ENV_PROXY=1`.
 * @throws CliError `invalid` for a proxy that is no http or https address; its text, which may hold a password, is not shown.
 */
export async function useProxy(env: Env): Promise<void> {
  const [httpsProxy, httpProxy] = [proxyOf(env, 'https'), proxyOf(env, 'http')];
  if (!httpsProxy && !httpProxy) return;
  // Loaded only here: it is a second copy of what Node has inside.
  const { EnvHttpProxyAgent, install, Pool, setGlobalDispatcher } = await import('undici');
  const without = env.no_proxy || env.NO_PROXY;
  setGlobalDispatcher(
    new EnvHttpProxyAgent({
      httpsProxy: httpsProxy ?? httpProxy ?? '',
      httpProxy: httpProxy ?? '',
      noProxy: without ? `${without},${LOOPBACK}` : LOOPBACK,
      clientFactory: (origin, options) => endsWhenClosed(new Pool(origin, options)),
    }),
  );
  install();
}

/** Fails a request whose proxy closes the connection unanswered: undici would connect again without end. */
function endsWhenClosed(proxy: Pool): Pool {
  const connect = proxy.connect.bind(proxy) as (
    options: Dispatcher.ConnectOptions,
  ) => Promise<Dispatcher.ConnectData>;
  return Object.assign(proxy, {
    connect: (options: Dispatcher.ConnectOptions) =>
      connect(options).catch((error: unknown) => {
        throw new Error('the proxy closed the connection', { cause: error });
      }),
  });
}

/** Returns the name of the variable that sets a proxy for addresses of one protocol, the lower case first as in other tools. */
export function proxyName(env: Env, protocol: 'https' | 'http'): string | undefined {
  return [`${protocol}_proxy`, `${protocol.toUpperCase()}_PROXY`].find((name) => env[name]);
}

function proxyOf(env: Env, protocol: 'https' | 'http'): string | undefined {
  const name = proxyName(env, protocol);
  const given = name && env[name];
  if (!given) return undefined;
  const address = given.includes('://') ? given : `http://${given}`;
  if (URL.canParse(address) && /^https?:/i.test(address)) return address;
  throw new CliError('invalid', `${name} is no address of a proxy: http://HOST:PORT or https://HOST:PORT`);
}
