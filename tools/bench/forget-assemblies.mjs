// Sessions of 300 children (attendance-targets.mjs) and those of today (dashboard-targets.mjs) belong to one run: whoever comes next takes them away, so that nobody else's figures hold them.
export async function forgetAssemblies(db, tenantId) {
  const own = `(select id from session where tenant_id = $1 and name in ('Assembly', 'Today'))`;
  for (const table of ['attendance', 'enrollment', 'session_date']) await db.query(`delete from ${table} where tenant_id = $1 and session_id in ${own}`, [tenantId]);
  await db.query(`delete from session where tenant_id = $1 and name in ('Assembly', 'Today')`, [tenantId]);
}
