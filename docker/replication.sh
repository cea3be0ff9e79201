#!/bin/bash
# The account that a copy of the database follows it with, and its way in.
set -e
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres -v password="$REPLICATION_PASSWORD" <<'SQL'
create role replicator login replication password :'password';
SQL
echo 'host replication replicator samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql -U "$POSTGRES_USER" -d postgres -c 'select pg_reload_conf()'
