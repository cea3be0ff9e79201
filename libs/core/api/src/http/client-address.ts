/** Where a request comes from. A socket that serves both families writes `::ffff:` before an IPv4 address; people look for the plain one. */
export function clientAddressOf(request: { ip?: string }): string | null {
  return request.ip?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '') ?? null;
}
