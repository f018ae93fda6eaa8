-- The record of reads (F46) is only ever added to. Written by hand: no table definition says this.
CREATE FUNCTION access_records_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'access_records: a record is never deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.seq, NEW.id, NEW.at, NEW.digest, NEW.chain_hash)
    IS DISTINCT FROM (OLD.seq, OLD.id, OLD.at, OLD.digest, OLD.chain_hash) THEN
    RAISE EXCEPTION 'access_records: what the chain rests on never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  IF num_nonnulls(NEW.salt, NEW.member_id, NEW.staff_id, NEW.staff_name, NEW.staff_role, NEW.kind, NEW.fields,
    NEW.reason, NEW.note_sealed) > 0 THEN
    RAISE EXCEPTION 'access_records: what a record says is only ever erased, as a whole'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER access_records_keep BEFORE UPDATE OR DELETE ON access_records
  FOR EACH ROW EXECUTE FUNCTION access_records_keep();
--> statement-breakpoint
CREATE FUNCTION access_chain_heads_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.seq < OLD.seq THEN
    RAISE EXCEPTION 'access_chain_heads: the head only moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER access_chain_heads_keep BEFORE UPDATE OR DELETE ON access_chain_heads
  FOR EACH ROW EXECUTE FUNCTION access_chain_heads_keep();
